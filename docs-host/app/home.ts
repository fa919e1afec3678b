import "./home/home.css";
